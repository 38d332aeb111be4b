import { useAge } from './clock';
import { fullTimeLabel } from './timeLabels';

/** A relative time or a date; nothing for an invalid date. */
export function Age( {
	date,
	className,
}: {
	readonly date: Date;
	readonly className?: string | undefined;
} ) {
	const age = useAge( date );
	return age === '' ? null : (
		<time
			className={ className }
			dateTime={ date.toISOString() }
			title={ fullTimeLabel( date ) }
		>
			{ age }
		</time>
	);
}
