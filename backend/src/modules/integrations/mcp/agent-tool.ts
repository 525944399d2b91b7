import { AppScope } from '../../../kernel/app-scopes';
import { Permission } from '../../../kernel/permissions';

/**
 * A tool that agents call: an operation of the GraphQL schema under a name of its own. What it takes and answers, who may
 * call it and how it fails is that of the operation.
 */
export interface AgentTool {
  name: string;
  /** Its name for people. */
  title: string;
  /** What it is for, for the model that chooses among tools. */
  description: string;
  /** One query or mutation; the variables are the arguments of the tool. */
  document: string;
  /** Who may call it, where the operation itself is for more callers. */
  permission?: Permission;
  /** What a customer has to let their agent do, where the tool is for these alone. */
  scope?: AppScope;
  /** What a mutation does; a query reads only. */
  writes?: {
    /** Whether something is replaced that was there before. */
    isDestructive: boolean;
    /** Whether the same call does nothing more the second time. */
    isIdempotent: boolean;
  };
}

/** The tools of one endpoint, and what its agents are told at first. */
export interface AgentToolSet {
  title: string;
  instructions: string;
  tools: readonly AgentTool[];
}
