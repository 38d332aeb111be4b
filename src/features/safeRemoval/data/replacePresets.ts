import { select } from '@wordpress/data';
import { fail, ok, type Result } from '@/kernel/result';
import { refetch } from '@/features/documents/index.records';
import {
	replaceInvalid,
	siteStyles,
} from '@/features/globalStyles/index.records';
import type { Change } from '../model/repair';
import { stylesAfter, type PresetChange } from '../model/stylesAfter';
import { editRepairs } from './editRepairs';
import { repairInDraft, type Plan, type Progress } from './repairInDraft';
import { unrepaired } from './repairUses';
import { prepareStyles, saveStyles } from './stylesInDraft';
import { usesToRepair } from './usesToRepair';

/**
 * Replaces presets in documents and in the styles, and removes them there: unsaved edits of all, or of none.
 *
 * @param change
 * @param onReplace Called before the styles change, whose screens may show what goes.
 */
export async function replaceAsEdits(
	change: PresetChange,
	onReplace: () => void
): Promise< Result< void > > {
	const styles = siteStyles( select );
	const plan = await planFor( change );
	if ( ! plan.ok || ! styles ) {
		return plan.ok ? fail( { code: 'missing' } ) : plan;
	}
	const left = await editRepairs( plan.value.uses, plan.value.changes );
	if ( left.length > 0 ) {
		return unrepaired( left );
	}
	// The user may have changed them while documents were read.
	const layers = ( siteStyles( select ) ?? styles ).layers;
	onReplace();
	replaceInvalid( stylesAfter( layers, change ) );
	return ok( undefined );
}

/** The same in a new site draft, with its title; `progress` has it then. */
export async function replaceInDraft(
	change: PresetChange,
	draftTitle: string,
	progress: Progress
): Promise< Result< void > > {
	const plan = await planFor( change );
	if ( ! plan.ok ) {
		return plan;
	}
	const styles = await prepareStyles(
		( layers ) => stylesAfter( layers, change ),
		progress.draft?.id ?? null
	);
	if ( ! styles.ok ) {
		return styles;
	}
	const repaired = await repairInDraft(
		{ ...plan.value, draftTitle },
		progress
	);
	if ( ! repaired.ok ) {
		return repaired;
	}
	const saved = await saveStyles( styles.value, progress.draft?.id ?? null );
	refetch();
	return saved;
}

async function planFor( {
	kind,
	slugs,
	by,
}: PresetChange ): Promise< Result< Plan > > {
	const changes = slugs.map( ( id ): Change => ( {
		removed: { kind, id },
		repair:
			by === null
				? { way: 'reset', content: '' }
				: { way: 'replace', by },
	} ) );
	const uses = await usesToRepair(
		changes.map( ( { removed } ) => removed ),
		''
	);
	return uses.ok ? ok( { changes, uses: uses.value } ) : uses;
}
