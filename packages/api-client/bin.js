#!/usr/bin/env node
// Outside `dist`, so that an install of the workspace finds it before the first build.
import './dist/conformance/bin.js';
