/** The public file of the module: what the assembly imports of it. */
export { registerAgents } from './mcp/mcp.routes';
export { registerUcp } from './ucp/ucp.routes';
