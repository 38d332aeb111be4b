import {
	writeSettings,
	type Layers,
	type PresetList,
	type StylesDoc,
} from '@/features/globalStyles/index.model';
import { presetEntries, removePreset } from '@/features/presets/index.model';
import { CLEANED_KINDS, type CleanedKind, type OwnPreset } from './own';

/** The user's list of a kind. The theme's and WordPress's come back with the next update, so they aren't offered. */
const listOf = ( kind: CleanedKind ): PresetList => ( {
	kind,
	origin: 'custom',
} );

/** The presets that the user has added to the site; invalid entries of a list aren't among them. */
export const ownPresets = (
	layers: Layers,
	isRemovable: boolean
): readonly OwnPreset[] =>
	CLEANED_KINDS.flatMap( ( kind ) =>
		presetEntries( layers, listOf( kind ) )
			.filter( ( { problem } ) => problem === null )
			.map( ( preset ) => ( {
				group: kind,
				id: preset.slug,
				title: preset.name,
				isRemovable,
				preset,
			} ) )
	);

/** The user's styles without some presets, which nothing uses. */
export const stylesWithout = (
	{ base, user }: Layers,
	presets: readonly OwnPreset[]
): StylesDoc =>
	presets.reduce(
		( doc, { group, id } ) =>
			writeSettings(
				doc,
				removePreset( { base, user: doc }, listOf( group ), id )
			),
		user
	);
