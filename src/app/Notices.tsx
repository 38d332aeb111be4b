import { NoticeList, SnackbarList } from '@wordpress/components';
import { select, useDispatch, useSelect } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ComponentProps } from 'react';
import styles from './Notices.module.css';
import { useLift } from './useLift';

type Shown = ComponentProps< typeof NoticeList >[ 'notices' ];

const shownIn = ( from: typeof select ) =>
	from( noticesStore ).getNotices() as unknown as Shown;

let told = 0;
const keys = new WeakMap< Shown[ number ], string >();

/**
 * The key of a snackbar. One that replaces another of the same id is a new one: WordPress's component would give it only the
 * rest of the other's time. What stays until it is dismissed, such as a progress, has no time.
 */
function shownAs( notice: Shown[ number ] ): string {
	if ( 'explicitDismiss' in notice && notice.explicitDismiss ) {
		return notice.id;
	}
	const key = keys.get( notice ) ?? `${ notice.id } ${ ++told }`;
	keys.set( notice, key );
	return key;
}

/** Snackbars, which disappear by themselves, and errors, which stay until they are dismissed. */
export function Notices( { isEditing }: { readonly isEditing: boolean } ) {
	const notices = useSelect( shownIn, [] );
	const { removeNotice } = useDispatch( noticesStore );
	const ofKind = ( isBrief: boolean ) =>
		notices.filter(
			( notice ) =>
				( 'type' in notice && notice.type === 'snackbar' ) === isBrief
		);
	const brief = ofKind( true );
	const place = useRef< HTMLDivElement >( null );
	useLift( place, brief.length > 0 );
	return (
		<div className={ styles.notices } data-editing={ isEditing }>
			<NoticeList
				className={ styles.lasting ?? '' }
				notices={ ofKind( false ) }
				onRemove={ ( id ) => void removeNotice( id ) }
			/>
			<div ref={ place } className={ styles.place }>
				<SnackbarList
					className={ styles.brief ?? '' }
					notices={ brief.map( ( notice ) => ( {
						...notice,
						id: shownAs( notice ),
					} ) ) }
					onRemove={ ( id ) => {
						// One that is replaced is still there while it fades out.
						const gone = shownIn( select ).find(
							( notice ) => shownAs( notice ) === id
						);
						if ( gone ) {
							void removeNotice( gone.id );
						}
					} }
				/>
			</div>
		</div>
	);
}
