// In place of the federation runtime's, which a remote never calls: see federation-logger.js.
const nothing = () => undefined;
export const bindLoggerToCompiler = nothing;
export const createInfrastructureLogger = nothing;
export const createLogger = nothing;
export const infrastructureLogger = undefined;
export const logger = undefined;
