import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { homeRoute, Link } from '@/routing';
import styles from './Problems.module.css';

/** Shown for an address without a screen. */
export const NotFound = () => (
	<Problem
		status="error"
		text={ __(
			'The requested page could not be found. Please check the URL.',
			'atelier'
		) }
	/>
);

/** Shown for a screen that the user lacks the capability for. */
export const Forbidden = () => (
	<Problem
		status="error"
		text={ __(
			'Sorry, you are not allowed to manage options for this site.',
			'atelier'
		) }
	/>
);

/** Shown for a screen that the active theme doesn't support. */
export const Unsupported = () => (
	<Problem
		status="warning"
		text={ __(
			'The theme you are currently using does not support this screen.',
			'atelier'
		) }
	/>
);

interface ProblemProps {
	readonly status: 'error' | 'warning';
	readonly text: string;
}

/** Explains why there is no such screen, and links to one that exists. */
const Problem = ( { status, text }: ProblemProps ) => (
	<div className={ styles.notice }>
		<Notice status={ status } isDismissible={ false }>
			{ text }
		</Notice>
		<p>
			<Link to={ homeRoute } params={ { isEditing: false } }>
				{ __( 'Go to Design', 'atelier' ) }
			</Link>
		</p>
	</div>
);
