import { ageLabel } from '../kernel/age';
import { locale } from '../platform/locale';

/** A relative time or a date; nothing for an invalid date. */
export function Age( {
	date,
	className,
}: {
	readonly date: Date;
	readonly className?: string | undefined;
} ) {
	if ( Number.isNaN( date.getTime() ) ) {
		return null;
	}
	return (
		<time
			className={ className }
			dateTime={ date.toISOString() }
			title={ date.toLocaleString( locale() ) }
		>
			{ ageLabel( date, new Date(), locale() ) }
		</time>
	);
}
