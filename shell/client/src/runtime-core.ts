import * as core from '@module-federation/runtime/core';

// Remotes are built without a federation runtime of their own and take this copy; it must be there before any loads.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
