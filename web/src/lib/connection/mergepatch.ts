/** JSON merge patches (RFC 7396): how the server says what has changed in a view. */

type Json = unknown;

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The target with a patch applied. What the patch does not name is the same object as before, so that only the parts of
 * the table that did change are drawn again. `null` removes: a reader treats what is missing as null.
 */
export function applyPatch<T>(target: T, patch: Json): T {
  return merged(target, patch) as T;
}

function merged(target: Json, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const result: Record<string, Json> = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = merged(result[key], value);
  }
  return result;
}
