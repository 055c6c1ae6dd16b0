#!/usr/bin/env node
// This file is outside of `dist`, so that an install of the workspace finds it before the first build.
import './dist/conformance/bin.js';
