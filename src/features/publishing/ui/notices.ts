import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { isRecord, stringOr } from '@/kernel/guards';
import type { Published } from '../data/publish';
import { doneMessage, failedMessage } from './messages';

type Done = Extract< Published, { readonly name: 'done' } >;

const NOTICE = 'atelier-publishing';

/** The labels of a post type; empty until they are loaded. */
export function labelsOf( type: string ): Readonly< Record< string, string > > {
	const { labels } =
		select( coreStore ).getEntityRecord( 'root', 'postType', type ) ?? {};
	return Object.fromEntries(
		Object.entries( isRecord( labels ) ? labels : {} ).map(
			( [ name, label ] ) => [ name, stringOr( label ) ]
		)
	);
}

/** The label of the link to the published document. */
export const viewLabel = ( type: string ): string =>
	labelsOf( type ).view_item || __( 'View page', 'atelier' );

/** Shows the outcome in a notice, where no dialog does. */
export function tell( type: string, came: Published ): void {
	if ( came.name === 'done' ) {
		sayPublished( type, came );
	} else if ( came.name === 'failed' ) {
		sayUnpublished( came.reason );
	}
}

function sayPublished( type: string, { status, link }: Done ): void {
	void dispatch( noticesStore ).createSuccessNotice(
		doneMessage( status, labelsOf( type ) ),
		{
			type: 'snackbar',
			id: NOTICE,
			actions:
				link !== '' && status !== 'pending'
					? [ { label: viewLabel( type ), url: link } ]
					: [],
		}
	);
}

const sayUnpublished = ( reason: string ): void =>
	void dispatch( noticesStore ).createErrorNotice( failedMessage( reason ), {
		id: NOTICE,
	} );
