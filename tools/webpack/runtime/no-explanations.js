// In place of the federation runtime's, by code: see federation-errors.js.
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
