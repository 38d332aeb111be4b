import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { CustomView } from '../data/useCustomView';
import styles from './CustomViewNotice.module.css';

/** The maximum number of names in the notice. */
const QUOTED = 5;

/** Lists settings of a stored view that can't be shown, but are still stored. */
export function CustomViewNotice( {
	left,
	replace,
}: Pick< Extract< CustomView, { status: 'ready' } >, 'left' | 'replace' > ) {
	if ( left.length === 0 ) {
		return null;
	}
	return (
		<Notice
			className={ styles.notice ?? '' }
			status="warning"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Save as shown', 'atelier' ),
					onClick: replace,
				},
			] }
		>
			{ sprintf(
				/* translators: %s: names of settings, such as "rating, colour". */
				_n(
					'Part of this view can’t be shown here: %s. Your changes won’t be saved unless you save the view as shown, without this part.',
					'Parts of this view can’t be shown here: %s. Your changes won’t be saved unless you save the view as shown, without these parts.',
					left.length,
					'atelier'
				),
				left
					.slice( 0, QUOTED )
					.map( shortened )
					.join( __( ', ', 'atelier' ) )
			) }
		</Notice>
	);
}

const MAX_LENGTH = 60;

const shortened = ( text: string ): string =>
	text === ''
		? __( 'empty value', 'atelier' )
		: text.length > MAX_LENGTH
			? `${ text.slice( 0, MAX_LENGTH ) }…`
			: text;
