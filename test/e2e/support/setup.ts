import { afterEach } from "vitest";
import { endLeftovers } from "./leftovers.ts";

afterEach(endLeftovers);
