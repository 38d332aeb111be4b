import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { boot } from '@/platform/boot';
import { exportTheme } from '../data/exportTheme';
import type { Progress } from '../data/readFile';

/** The id of the notices, so that each replaces the previous one. */
const NOTICE = 'atelier-export';

/** Whether the active theme can be exported. */
export const canExport = (): boolean => boot().theme.isBlockTheme;

let running: AbortController | null = null;

/** Exports the site as a theme, and shows progress and result. */
export async function exportSite(): Promise< void > {
	if ( running ) {
		return;
	}
	const controller = new AbortController();
	running = controller;
	const notices = dispatch( noticesStore );
	const say = ( text: string, isFirst: boolean ) =>
		void notices.createInfoNotice( text, {
			// A large site takes longer than a snackbar is shown.
			type: 'snackbar',
			id: NOTICE,
			explicitDismiss: true,
			// Announcing each percent would drown out everything else.
			speak: isFirst,
			actions: [
				{
					label: __( 'Cancel', 'atelier' ),
					onClick: () => controller.abort(),
				},
			],
		} );
	say( __( 'Preparing the site export…', 'atelier' ), true );
	let last = '';
	const result = await exportTheme( controller.signal, ( progress ) => {
		const text = progressText( progress );
		if ( text !== last ) {
			last = text;
			say( text, false );
		}
	} );
	running = null;
	if ( ! result.ok ) {
		void notices.createErrorNotice(
			result.error.detail ??
				__(
					'An error occurred while creating the site export.',
					'atelier'
				),
			{ type: 'snackbar', id: NOTICE, explicitDismiss: true }
		);
		return;
	}
	if ( result.value === null ) {
		void notices.createInfoNotice( __( 'Export canceled.', 'atelier' ), {
			type: 'snackbar',
			id: NOTICE,
		} );
		return;
	}
	void notices.createSuccessNotice(
		/* translators: %s: name of a file. */
		sprintf( __( 'Downloaded %s.', 'atelier' ), result.value ),
		{ type: 'snackbar', id: NOTICE }
	);
}

const MEGABYTE = 1024 * 1024;

const progressText = ( { loaded, total }: Progress ): string =>
	total === null
		? sprintf(
				/* translators: %s: number of megabytes. */
				__( 'Downloading the site export: %s MB', 'atelier' ),
				String( Math.floor( loaded / MEGABYTE ) )
			)
		: sprintf(
				/* translators: %d: percentage. */
				__( 'Downloading the site export: %d%%', 'atelier' ),
				Math.min( 100, Math.floor( ( loaded / total ) * 100 ) )
			);
