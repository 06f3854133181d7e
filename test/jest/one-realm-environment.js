/* Specs run in the realm of their process instead of a context of their own, so that they can share its modules
   (shared-modules-runtime.js). Globals and timers of a spec are removed after it. */
const { AsyncLocalStorage } = require('node:async_hooks');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Globals of Jest in the realm: event handlers and states of tests, which grow with each file. */
const KEPT_BY_FRAME = /^(EVENT_HANDLERS|JEST_STATE_SYMBOL)$/;

/** Active storages. Each slows down every promise of the process until it is disabled, and each file has one. */
const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...given) {
  storages.add(this);
  return run.apply(this, given);
};

module.exports = class OneRealmEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #console = globalThis.console;
  #variables = { ...process.env };

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    globalThis.console = this.#console;
    for (const name of Object.keys(process.env)) if (!(name in this.#variables)) delete process.env[name];
    Object.assign(process.env, this.#variables);
    for (const key of Object.getOwnPropertySymbols(globalThis))
      if (KEPT_BY_FRAME.test(key.description)) Reflect.deleteProperty(globalThis, key);
    for (const storage of storages) storage.disable();
    storages.clear();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
};
