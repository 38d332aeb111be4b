import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { isRecord } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { request } from '@/platform/request';
import { basedOn, versionOf } from '@/features/documents/index.model';
import {
	fetchNow,
	refetch,
	routeOfRecord,
} from '@/features/documents/index.records';
import { parseDoc, type StylesDoc } from '@/features/globalStyles/index.model';
import {
	ENTITY,
	replaceInvalid,
	siteStyles,
} from '@/features/globalStyles/index.records';
import type { Change } from '../model/repair';
import { stylesAfter, type PresetChange } from '../model/stylesAfter';
import { addressed } from './draftRepairs';
import { editRepairs } from './editRepairs';
import { repairInDraft, type Plan, type Progress } from './repairInDraft';
import { unrepaired } from './repairUses';
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
	const styles = await prepareStyles( change, progress.draft?.id ?? null );
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
	const { path, version, after } = styles.value;
	const saved = await request( {
		path: addressed( path, progress.draft?.id ?? null ),
		method: 'POST',
		data: { settings: after.settings, styles: after.styles },
		headers: basedOn( version ),
	} );
	refetch();
	return saved.ok ? ok( undefined ) : saved;
}

async function planFor( {
	kind,
	slugs,
	by,
}: PresetChange ): Promise< Result< Plan > > {
	const changes = slugs.map( ( id ): Change => ( {
		removed: { kind, id },
		repair: { way: 'replace', by },
	} ) );
	const uses = await usesToRepair(
		changes.map( ( { removed } ) => removed ),
		''
	);
	return uses.ok ? ok( { changes, uses: uses.value } ) : uses;
}

interface PreparedStyles {
	/** Its REST path. */
	readonly path: string;
	/** The version that was read. */
	readonly version: string;
	readonly after: StylesDoc;
}

/** The styles as they are saved, in the current view for null or in a site draft, with what changes. */
async function prepareStyles(
	change: PresetChange,
	draft: number | null
): Promise< Result< PreparedStyles > > {
	const styles = siteStyles( select );
	if ( ! styles ) {
		return fail( { code: 'missing' } );
	}
	const { id, layers } = styles;
	if ( select( coreStore ).hasEditsForEntityRecord( ...ENTITY, id ) ) {
		return fail( {
			code: 'unsendable',
			detail: __(
				'The styles have unsaved changes, which wouldn’t be in the site draft. Save or undo them first, or choose unsaved changes.',
				'atelier'
			),
		} );
	}
	return attempt( async () => {
		const [ kind, name ] = ENTITY;
		const path = await routeOfRecord( { kind, name, id: String( id ) } );
		const stored =
			path === undefined
				? null
				: await fetchNow(
						addressed(
							`${ path }?_fields=settings,styles,atelier_version`,
							draft
						)
					);
		return path !== undefined && isRecord( stored )
			? ok( {
					path,
					version: versionOf( stored ),
					after: stylesAfter(
						{ base: layers.base, user: parseDoc( stored ) },
						change
					),
				} )
			: fail( { code: 'missing' } );
	} );
}
