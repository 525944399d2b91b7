/** The public file of the module: its exports to the assembly. */
export { registerAgents } from './mcp/mcp.routes';
export { registerUcp } from './ucp/ucp.routes';
