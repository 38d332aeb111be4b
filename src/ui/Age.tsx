import { ageLabel } from '../kernel/age';
import { locale } from '../platform/locale';

/** How long ago something was, or when; nothing for a date that is none. */
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
