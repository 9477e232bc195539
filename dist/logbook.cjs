"use strict";process.argv[2]==="search"?require("./search.cjs"):require("./main.cjs");
