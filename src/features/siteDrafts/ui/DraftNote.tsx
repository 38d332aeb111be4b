import { __ } from '@wordpress/i18n';
import type { OpenedDraft } from '../../../platform/boot';
import { useHasChanged, useUntilChanged } from '../data/freshDrafts';
import { useSiteDraft } from '../data/useSiteDraft';
import { openStatusLabel } from './draftLabels';
import styles from './DraftBar.module.css';

/** Says next to the title of an open draft when it will be published, or why it won't be. */
export function DraftNote( { draft }: { readonly draft: OpenedDraft } ) {
	const hasChanged = useHasChanged();
	return draft.status === 'open' && ! hasChanged ? (
		<Note status="" />
	) : (
		<FreshNote id={ draft.id } />
	);
}

function FreshNote( { id }: { readonly id: number } ) {
	const load = useSiteDraft( id );
	const draft = load.status === 'ready' ? load.value : null;
	useUntilChanged( draft?.status === 'scheduled' );
	return <Note status={ draft ? openStatusLabel( draft ) : '' } />;
}

const Note = ( { status }: { readonly status: string } ) => (
	<span
		role="status"
		className={ status ? styles.status : styles.note }
		title={ status || undefined }
	>
		{ status || __( 'Visitors don’t see this yet.', 'atelier' ) }
	</span>
);
