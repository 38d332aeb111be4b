import { speak } from '@wordpress/a11y';
import { Icon } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { people } from '@wordpress/icons';
import { useSignal } from '@/ui/useSignal';
import { othersHere } from '../data/draftPeople';
import { othersCountLabel, othersLabel } from './draftLabels';
import styles from './OthersHere.module.css';

/** Who else has the open draft open. Said once when that changes, not each time the site is asked. */
export function OthersHere() {
	const names = useSignal( othersHere );
	const label = othersLabel( names );
	useEffect( () => {
		if ( label !== '' ) {
			speak( label );
		}
	}, [ label ] );
	return names.length === 0 ? null : (
		<span className={ styles.others } title={ label }>
			<span className="screen-reader-text">{ label }</span>
			<Icon icon={ people } size={ 20 } />
			<span aria-hidden="true">{ othersCountLabel( names.length ) }</span>
		</span>
	);
}
