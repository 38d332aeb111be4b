import { Button, Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { AppError } from '@/kernel/result';
import { stringOr } from '@/kernel/guards';
import { openDraft } from '@/platform/siteDraft';
import { Confirm } from '@/ui/Confirm';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { useLoad } from '@/ui/useLoad';
import {
	GONE,
	titleOf,
	type DocumentRef,
	type EntityRecord,
	type Removal,
} from '@/features/documents/index.model';
import {
	forgetEdits,
	OfflineWarnings,
	routeOf,
} from '@/features/documents/index.records';
import {
	SafeRemoval,
	type RemovedRecord,
	type SafeRemovalProps,
} from '@/features/safeRemoval/index.records';
import { kindOfType } from '@/features/uses/index.model';
import { loadChoices } from '@/features/uses';
import type { RemovalLabels } from './removalLabels';

interface RemovalDialogProps {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
	readonly removal: Removal;
	readonly labels: RemovalLabels;
	readonly onRemove: () => void;
	/** Called if the document no longer exists in the open site draft. */
	readonly onRemoved: () => void;
	/** Leaves the document's screen before the page reloads in a new site draft, where it no longer exists. */
	readonly onLeave: () => void;
	readonly onClose: () => void;
}

/** Asks before the open document is removed, and what becomes of its uses. */
export const RemovalDialog = ( props: RemovalDialogProps ) => {
	const { document, post, removal, labels, onRemove, onClose } = props;
	const removed = removedOf( document, post );
	if ( removal === 'reset' || ! removed ) {
		return (
			<Confirm
				confirmButtonText={ labels.action }
				onConfirm={ onRemove }
				onCancel={ onClose }
			>
				{ labels.question }
				{ removal !== 'reset' && <Warnings { ...props } /> }
			</Confirm>
		);
	}
	const { kind } = removed;
	return (
		<Modal
			title={ labels.action }
			size="small"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			{ kind === 'post' ? (
				<UsedRemoval { ...props } removed={ removed } others={ null } />
			) : (
				<ListedRemoval { ...props } removed={ removed } kind={ kind } />
			) }
		</Modal>
	);
};

interface UsedRemovalProps extends RemovalDialogProps {
	readonly removed: RemovedRecord;
	/** What may come in its place; null for posts, which are searched. */
	readonly others: SafeRemovalProps[ 'others' ];
	/** Why there is less to choose from. */
	readonly note?: ReactNode;
}

/** Of what is chosen from a list; until it has loaded, and if that fails, nothing can come in its place. */
function ListedRemoval( {
	kind,
	...props
}: Omit< UsedRemovalProps, 'others' > & {
	readonly kind: Exclude< RemovedRecord[ 'kind' ], 'post' >;
} ) {
	const load = useLoad( kind, ( signal ) => loadChoices( kind, signal ) );
	const others = load.status === 'ready' ? load.value : [];
	return (
		<UsedRemoval
			{ ...props }
			note={
				load.status === 'failed' && (
					<OthersFailed error={ load.error } onRetry={ load.retry } />
				)
			}
			others={ others
				.filter( ( { value } ) => value !== props.removed.id )
				.map( ( { value, label } ) => ( {
					id: value,
					title: label,
				} ) ) }
		/>
	);
}

/** Says that nothing can come in its place yet. */
const OthersFailed = ( {
	error,
	onRetry,
}: {
	readonly error: AppError;
	readonly onRetry: () => void;
} ) => (
	<div>
		<ErrorText>
			{ sprintf(
				/* translators: %s: error message. */
				__( 'What could replace it couldn’t be loaded. %s', 'atelier' ),
				messageFor( error )
			) }
		</ErrorText>
		<Button variant="secondary" size="compact" onClick={ onRetry }>
			{ __( 'Try again', 'atelier' ) }
		</Button>
	</div>
);

function UsedRemoval( { removed, others, note, ...props }: UsedRemovalProps ) {
	const {
		document,
		post,
		removal,
		labels,
		onRemove,
		onRemoved,
		onLeave,
		onClose,
	} = props;
	return (
		<SafeRemoval
			removed={ [ removed ] }
			title={ titleOf( post ) }
			paths={ [
				`${ routeOf( document.type ) }/${ document.id }${ removal === 'trash' ? '' : '?force=true' }`,
			] }
			others={ others }
			label={ labels.action }
			canBeUndone={ removal === 'trash' }
			notice={ note }
			onRemove={ onRemove }
			onLeave={ onLeave }
			onClose={ ( isChanged ) => {
				onClose();
				if ( isChanged && openDraft() ) {
					forgetEdits( document );
					onRemoved();
				}
			} }
		>
			<p>{ labels.question }</p>
			<Warnings { ...props } />
		</SafeRemoval>
	);
}

const Warnings = ( { document, post }: RemovalDialogProps ) => (
	<OfflineWarnings
		changes={ [
			{
				...document,
				title: titleOf( post ),
				before: {
					status: stringOr( post.status ),
					password: stringOr( post.password ),
				},
				after: GONE,
			},
		] }
	/>
);

/** What the index of uses knows of a document; null for patterns whose copies are on their own. */
const removedOf = (
	{ type, id }: DocumentRef,
	post: EntityRecord
): RemovedRecord | null =>
	post.wp_pattern_sync_status === 'unsynced'
		? null
		: { kind: kindOfType( type ), id, url: stringOr( post.link ) };
