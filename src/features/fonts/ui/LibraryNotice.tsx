import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import styles from './LibraryNotice.module.css';

/** The result of an action in the library. */
export interface Report {
	readonly kind: 'success' | 'error';
	readonly text: string;
	/** Each problem once. */
	readonly problems?: readonly string[];
}

interface LibraryNoticeProps {
	readonly report: Report;
	readonly onDismiss: () => void;
}

/** Shows the result of an action until it is dismissed, as the library covers all other notices. */
export function LibraryNotice( { report, onDismiss }: LibraryNoticeProps ) {
	const { kind, text, problems = [] } = report;
	return (
		<div className={ styles.notice } data-kind={ kind }>
			<div
				className={ styles.words }
				role={ kind === 'error' ? 'alert' : 'status' }
			>
				<p className={ styles.text }>{ text }</p>
				{ problems.length > 0 && (
					<ul className={ styles.problems }>
						{ problems.map( ( problem ) => (
							<li key={ problem }>{ problem }</li>
						) ) }
					</ul>
				) }
			</div>
			<Button
				size="compact"
				icon={ closeSmall }
				label={ __( 'Dismiss this notice', 'atelier' ) }
				onClick={ onDismiss }
			/>
		</div>
	);
}
