import { useLoad, type Loading } from '../../../ui/useLoad';
import type { PresetUses } from '../model/presetUses';
import { fetchUses } from './fetchUses';

/** The types of presets whose use in content the server can find. */
export type UsedPresetKind =
	| 'color'
	| 'gradient'
	| 'duotone'
	| 'fontSize'
	| 'fontFamily'
	| 'spacing'
	| 'shadow';

/** The saved templates, template parts, patterns, menus, pages and posts that use one of the presets. */
export function usePresetUses(
	kind: UsedPresetKind,
	...slugs: readonly string[]
): Loading< PresetUses > {
	return useLoad( JSON.stringify( [ kind, ...slugs ] ), ( signal ) =>
		fetchUses( { kind, things: slugs, isContent: true }, signal )
	);
}

/** The saved documents with a pattern or template part, themselves or in another one. */
export const useContainerUses = (
	kind: 'pattern' | 'part',
	id: string
): Loading< PresetUses > =>
	useLoad( `${ kind } ${ id }`, ( signal ) =>
		fetchUses( { kind, things: [ id ], isContent: false }, signal )
	);
