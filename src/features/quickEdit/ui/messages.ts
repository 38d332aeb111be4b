import { __, _x } from '@wordpress/i18n';
import type { Option } from '@/dataview';
import { statusName } from '@/features/documents';
import { scheduleMessage } from '@/features/documents/index.records';
import type { Problem } from '../model/record';

const STATUSES: Readonly< Record< string, () => Omit< Option, 'value' > > > = {
	draft: () => ( {
		label: __( 'Draft', 'atelier' ),
		description: __( 'Not ready to publish.', 'atelier' ),
	} ),
	pending: () => ( {
		label: __( 'Pending review', 'atelier' ),
		description: __( 'Waiting for review before publishing.', 'atelier' ),
	} ),
	private: () => ( {
		label: __( 'Private', 'atelier' ),
		description: __(
			'Only visible to site admins and editors.',
			'atelier'
		),
	} ),
	future: () => ( {
		label: __( 'Scheduled', 'atelier' ),
		description: __( 'Publish automatically on a chosen date.', 'atelier' ),
	} ),
	publish: () => ( {
		label: __( 'Published', 'atelier' ),
		description: __( 'Visible to everyone.', 'atelier' ),
	} ),
};

/** The statuses for users who may not publish. */
const UNPUBLISHED = [ 'draft', 'pending' ];

/** The statuses that the user may choose, and the current one, even if a plugin has registered it. */
export function statusOptions(
	current: unknown,
	mayPublish: boolean
): readonly Option[] {
	const offered = mayPublish ? Object.keys( STATUSES ) : UNPUBLISHED;
	const all =
		typeof current !== 'string' || offered.includes( current )
			? offered
			: [ ...offered, current ];
	return all.map( ( value ) => ( {
		value,
		...( STATUSES[ value ]?.() ?? { label: statusName( value ) } ),
	} ) );
}

export const commentOptions = (): readonly Option[] => [
	{
		value: 'open',
		label: _x( 'Open', 'status of comments', 'atelier' ),
		description: __(
			'Visitors can add new comments and replies.',
			'atelier'
		),
	},
	{
		value: 'closed',
		label: _x( 'Closed', 'status of comments', 'atelier' ),
		description: __(
			'Visitors cannot add new comments or replies. Existing comments remain visible.',
			'atelier'
		),
	},
];

export const problemMessage = ( problem: Problem ): string =>
	problem === 'ownParent'
		? __( 'A page can’t be its own parent.', 'atelier' )
		: scheduleMessage( problem );
