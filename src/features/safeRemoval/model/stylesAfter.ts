import {
	withoutUses,
	writeSettings,
	type Layers,
	type PresetKind,
	type PresetList,
	type StylesDoc,
} from '@/features/globalStyles/index.model';
import { removePreset, replacePreset } from '@/features/presets/index.model';

/** What becomes of presets in the styles. */
export interface PresetChange {
	readonly kind: PresetKind;
	readonly slugs: readonly string[];
	/** The slug of what comes in their place; null to reset what uses them. */
	readonly by: string | null;
	/** The list that they are removed from; null if they stay. */
	readonly list: Omit< PresetList, 'kind' > | null;
}

/** The user's styles after presets were replaced, and removed from their list. */
export function stylesAfter(
	{ base, user }: Layers,
	{ kind, slugs, by, list }: PresetChange
): StylesDoc {
	const replaced =
		by === null
			? user
			: slugs.reduce(
					( doc, slug ) =>
						replacePreset( { base, user: doc }, kind, slug, by ),
					user
				);
	if ( ! list ) {
		return replaced;
	}
	const without = slugs.reduce(
		( doc, slug ) =>
			writeSettings(
				doc,
				removePreset( { base, user: doc }, { ...list, kind }, slug )
			),
		replaced
	);
	// Other lists may have the same slug: what used it goes on.
	return withoutUses( { base, user: replaced }, without, kind, slugs );
}
