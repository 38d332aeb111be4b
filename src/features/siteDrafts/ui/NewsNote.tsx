import { useEffect, useRef, useState } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { quoted } from '@/ui/quoted';
import { forgetOwnChanges, isOwnChange } from '../data/ownChanges';
import type { DraftChange } from '../model/change';
import { differences } from '../model/seen';
import { changeTitle } from './changeTitle';
import { listOfTitles } from './listOfTitles';
import styles from './Dialogs.module.css';

/** Names what others have changed in a draft while the dialog about it is open; nothing if nobody has. */
export function NewsNote( {
	changes,
}: {
	readonly changes: readonly DraftChange[];
} ) {
	const news = useNews( changes );
	return (
		<div role="status">
			{ news.length > 0 && (
				<p className={ styles.people }>
					{ sprintf(
						/* translators: %s: titles in quotation marks. */
						_n(
							'Changed in this site draft in the meantime: %s. Check it before you go on.',
							'Changed in this site draft in the meantime: %s. Check them before you go on.',
							news.length,
							'atelier'
						),
						listOfTitles( news.map( quoted ) )
					) }
				</p>
			) }
		</div>
	);
}

/** The titles of what has changed since the dialog was opened, other than by what the user did in it. */
function useNews( changes: readonly DraftChange[] ): readonly string[] {
	const known = useRef( changes );
	const [ news, setNews ] = useState< readonly string[] >( [] );
	useEffect( forgetOwnChanges, [] );
	useEffect( () => {
		const added = differences( known.current, changes )
			.filter( ( { key } ) => ! isOwnChange( key ) )
			.map( changeTitle );
		known.current = changes;
		if ( added.length > 0 ) {
			setNews( ( before ) => [ ...new Set( [ ...before, ...added ] ) ] );
		}
	}, [ changes ] );
	return news;
}
