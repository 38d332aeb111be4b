import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { numberLabel } from './numberLabel';

interface ShowMoreProps {
	/** The number of entries that aren't shown yet. */
	readonly hidden: number;
	readonly onShow: () => void;
	readonly className?: string | undefined;
}

/** Shows more entries of a long list; nothing once all are shown. */
export const ShowMore = ( { hidden, onShow, className }: ShowMoreProps ) =>
	hidden > 0 && (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			className={ className ?? '' }
			onClick={ onShow }
		>
			{ sprintf(
				/* translators: %s: number of entries of a list, such as documents, that are not shown yet. */
				__( 'Show more (%s)', 'atelier' ),
				numberLabel( hidden )
			) }
		</Button>
	);
