import type { ReactNode } from 'react';
import { useOthersIn } from '../data/draftPeople';
import { openElsewhereLabel } from './draftLabels';
import styles from './Dialogs.module.css';

interface OpenElsewhereProps {
	readonly draft: number;
	/** What that means for what the dialog does. */
	readonly children?: ReactNode;
}

/** Says in a dialog who else has the draft open; nothing if nobody has. */
export function OpenElsewhere( { draft, children }: OpenElsewhereProps ) {
	const others = useOthersIn( draft );
	return (
		<div role="status">
			{ others.length > 0 && (
				<p className={ styles.people }>
					{ openElsewhereLabel( others ) } { children }
				</p>
			) }
		</div>
	);
}
