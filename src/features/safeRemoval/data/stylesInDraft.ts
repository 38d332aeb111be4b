import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { isRecord } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { attempt } from '@/platform/failure';
import { request } from '@/platform/request';
import { basedOn, versionOf } from '@/features/documents/index.model';
import { fetchNow, routeOfRecord } from '@/features/documents/index.records';
import {
	parseDoc,
	type Layers,
	type StylesDoc,
} from '@/features/globalStyles/index.model';
import { ENTITY, siteStyles } from '@/features/globalStyles/index.records';
import { addressed } from './draftRepairs';

/** The styles with what changes in a site draft. */
export interface PreparedStyles {
	/** Its REST path. */
	readonly path: string;
	/** The version that was read. */
	readonly version: string;
	readonly after: StylesDoc;
}

/**
 * Reads the styles as they are saved and changes them. A failure if they have unsaved changes here, which wouldn't be in the draft.
 *
 * @param change
 * @param draft  Where they are saved later; the current view for null.
 */
export async function prepareStyles(
	change: ( layers: Layers ) => StylesDoc,
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
					after: change( {
						base: layers.base,
						user: parseDoc( stored ),
					} ),
				} )
			: fail( { code: 'missing' } );
	} );
}

/** Saves what has been prepared. A failure if somebody else has changed the styles since they were read. */
export async function saveStyles(
	{ path, version, after }: PreparedStyles,
	draft: number | null
): Promise< Result< void > > {
	const saved = await request( {
		path: addressed( path, draft ),
		method: 'POST',
		data: { settings: after.settings, styles: after.styles },
		headers: basedOn( version ),
	} );
	return saved.ok ? ok( undefined ) : saved;
}
