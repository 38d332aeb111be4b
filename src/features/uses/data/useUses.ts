import { useLoad, type Loading } from '@/ui/useLoad';
import type { PresetKind } from '@/kernel/presetKinds';
import type { UsedKind } from '../model/kind';
import type { Uses } from '../model/uses';
import { fetchUses } from './fetchUses';

/** The saved templates, template parts, patterns, menus, pages and posts that use one of the presets. */
export const usePresetUses = (
	kind: PresetKind | 'font-face',
	...slugs: readonly string[]
): Loading< Uses > => useThings( kind, slugs, true );

/** The saved documents that use one of some things, themselves or in a pattern or template part. */
export const useUses = (
	kind: UsedKind,
	...things: readonly string[]
): Loading< Uses > => useThings( kind, things, false );

const useThings = (
	kind: UsedKind,
	things: readonly string[],
	isContent: boolean
): Loading< Uses > =>
	useLoad( JSON.stringify( [ kind, ...things ] ), ( signal ) =>
		fetchUses( { kind, things, isContent }, signal )
	);
