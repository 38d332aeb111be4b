import { NoticeList, SnackbarList } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import type { ComponentProps } from 'react';
import styles from './Notices.module.css';

type Shown = ComponentProps< typeof NoticeList >[ 'notices' ];

/** Snackbars, which disappear by themselves, and errors, which stay until they are dismissed. */
export function Notices( { isEditing }: { readonly isEditing: boolean } ) {
	const notices = useSelect(
		( select ) => select( noticesStore ).getNotices() as unknown as Shown,
		[]
	);
	const { removeNotice } = useDispatch( noticesStore );
	const ofKind = ( isBrief: boolean ) =>
		notices.filter(
			( notice ) =>
				( 'type' in notice && notice.type === 'snackbar' ) === isBrief
		);
	return (
		<div className={ styles.notices } data-editing={ isEditing }>
			<NoticeList
				className={ styles.lasting ?? '' }
				notices={ ofKind( false ) }
				onRemove={ ( id ) => void removeNotice( id ) }
			/>
			<SnackbarList
				className={ styles.brief ?? '' }
				notices={ ofKind( true ) }
				onRemove={ ( id ) => void removeNotice( id ) }
			/>
		</div>
	);
}
