// Finds terms that docs/glossary.md replaces, in source, tests, docs and file names.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';

/**
 * @typedef {object} Term
 * @property {RegExp} pattern what is forbidden; matched against words split at capitals, so `firstData` is `first data`
 * @property {string} instead
 * @property {RegExp} [only] the files it applies to; all where it is missing
 * @property {RegExp} [except] lines in which the word has its ordinary or its specified meaning
 * @property {RegExp} [exceptFiles] files in which it has
 */

/** @type {Term[]} */
const terms = [
  {
    pattern: /\b(re)?draw(n|s|ing|ings)?\b/,
    instead: 'render, server-rendered',
    // The PDF library draws, as a canvas does, and the terminal redraws; an icon is a drawing. A decision keeps its file
    // name.
    except: /0030-drawn-on-the-server|drawImage/,
    exceptFiles:
      /^backend\/src\/modules\/ordering\/receipts\/|import-progress\.ts$|make-icons\.mjs$/,
  },
  { pattern: /\b(take[ns]?|taking|took) up\b/, instead: 'hydrate' },
  {
    pattern: /\b(first (data|answers?|load)|asked everywhere|read ahead)\b/,
    instead: 'preloaded queries, initial cache',
    // What a page transfers before it can be used.
    except: /first load\b.*\b(KiB|kB|JavaScript)|bench/i,
  },
  {
    pattern: /\bdoors?\b/,
    instead: 'endpoint, transport, authentication',
    except: /\b(at|to|find) (the|your|their|a) door|\* +door yet|doorstep/i,
  },
  {
    pattern: /\bletters?\b/,
    instead: 'email; character',
    except:
      /letters?,? (or |and )?(digits?|signs)|digits?,? (and|or) letters|(upper|lower)[- ]case|(small|capital|latin|devanagari) letters?|letters (of india|of hindi|with marks)|letter[- ](by|for) letter|to the letter|(letter-spacing|first-letter)|[\d}] letters/i,
    exceptFiles: /search|list-words|read-list|grocery-names/,
  },
  { pattern: /\baudit[ .]tell\b/, instead: 'domain event' },
  {
    pattern: /\b(order moves?|may move|move steps)\b/,
    instead: 'status transition, order state machine',
    except:
      /\borderMoves?\b|OrderMovesAndReceipts|order-moves-(and-)?receipts|ORDER_MOVE_REFUSED|may move orders/,
  },
  {
    pattern: /\b(strangers?|visitors?)\b/,
    instead: 'guest',
    // What a Babel plugin calls its functions.
    exceptFiles: /^frontend\/build\//,
  },
  {
    pattern: /\b(buyers?|shoppers?)\b/,
    instead: 'customer',
    // What the Universal Commerce Protocol calls it.
    except: /'requires_buyer_input'/,
  },
  {
    pattern:
      /\b(require client|client (cart|home|list|orders?|receipt|wishlist|account|addresses|routes|screens?))\b/,
    instead: 'customer',
    except: /\/client\/|client-(cart|home)-\d+\.png|components\/client/,
  },
  {
    pattern: /\bshel(ves|ved)\b/,
    instead: 'category, or shelf location',
    except: /(three|our) shelves|grouped on/,
  },
  {
    pattern: /\bbaskets?\b/,
    instead: 'cart',
    // Specified texts, and things to buy.
    except: /minimum basket|on every basket|for baskets of|basket spoon/i,
  },
  { pattern: /\bcrews?\b/, instead: 'cluster supervisor' },
  {
    pattern: /\bpulses?\b/,
    instead: 'health probe',
    exceptFiles: /grocery-names|search|\.csv$/,
  },
  {
    pattern: /\bleases?\b/,
    instead: 'pooled connection; job lock',
    except: /job_leases|JobLeases\d|job-leases'|JOB_LEASES/,
    exceptFiles: /\/migrations\//,
  },
  {
    pattern: /\b(in its turn|(his|its|their|next|take|takes|whose) turns?|job turns)\b/,
    instead: 'yield; boundary; lock',
  },
  { pattern: /\b(ready answers?|still true|keep while)\b/, instead: 'response cache, freshness' },
  { pattern: /\b(late news|read news|product news|cart news)\b/, instead: 'change feed, poll' },
  { pattern: /\btake over\b|\bdeeds?\b/, instead: 'apply; replayed event', except: /dee?dh/ },
  {
    pattern: /\b(boot)\b/,
    instead: 'deferred hydration',
    exceptFiles: /mariadb-server\.mjs$/,
  },
  {
    pattern: /\b(interface|type) \w[\w ]* (parts|steps)\b/,
    instead: '...Dependencies',
    except: /WantedParts|(interface|type) \w*(Bill|Order)(Parts|Steps)/,
  },
  {
    pattern: /\bbooks\b/,
    instead: 'integrity checks',
    // The command keeps its name and its output.
    except:
      /check:books|check_books|the books are (right|wrong)|books-output|in our books|notebooks?|\bbooks (a|the|another) /i,
  },
  {
    pattern: /\b(stages?|rush|weather|absences?)\b/,
    instead: 'environment, load, network condition, outage',
    only: /^(faults|bench)\//,
  },
  { pattern: /\bpacked pages?\b/, instead: 'compressed' },
  { pattern: /\b(departures?|forget listings)\b/, instead: 'draining; invalidate' },
];

const SEARCHED = /\.(ts|tsx|mjs|cjs|js|css|md|graphql|html)$/;
/** Decisions are records: they keep the words of their time. */
const SKIPPED =
  /(^|\/)generated\/|^docs\/(decisions\/|glossary\.md)|CHANGELOG|scripts\/checks\/vocabulary|\/naughty\.ts$/;

/** @param {string} text */
const words = (text) =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[-_/]+/g, ' ')
    .toLowerCase();

/**
 * @param {string} file
 * @param {string} text
 */
function* findings(file, text) {
  const lines = text.split('\n').map((line, index) => ({ line, at: `${file}:${index + 1}` }));
  for (const { line, at } of [{ line: file, at: file }, ...lines]) {
    const split = words(line);
    for (const { pattern, instead, only, except, exceptFiles } of terms) {
      const found = pattern.exec(split);
      if (!found || (only && !only.test(file))) continue;
      if (exceptFiles?.test(file) || except?.test(line)) continue;
      yield `${at}: '${found[0]}' is called: ${instead}`;
    }
  }
}

const files = execFileSync('git', ['ls-files', '-z'], { cwd: fromRoot('.'), encoding: 'utf8' })
  .split('\0')
  .filter((file) => SEARCHED.test(file) && !SKIPPED.test(file));
const all = files.flatMap((file) => {
  try {
    return [...findings(file, readFileSync(fromRoot(file), 'utf8'))];
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return []; // deleted, not yet committed
    throw error;
  }
});

if (all.length > 0) {
  for (const text of all) console.error(text);
  console.error('docs/glossary.md has the terms of this project.');
  process.exitCode = 1;
}
