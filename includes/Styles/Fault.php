<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

/**
 * Why something cannot be part of styles, beside what `Css_Text` finds in texts.
 */
final class Fault {
	/** It is named like something that every object of a browser has. */
	public const KEY = 'key';

	/** A slug that no variable can have. */
	public const SLUG = 'slug';

	/** The slug of another preset of the same list. */
	public const TAKEN = 'taken';

	/** It refers to itself, perhaps through others. */
	public const CIRCLE = 'circle';

	public const FAULTS = array( self::KEY, self::SLUG, self::TAKEN, self::CIRCLE );

	public string $reason;

	public function __construct( string $reason ) {
		$this->reason = $reason;
	}

	/**
	 * In words, with what to do about it.
	 *
	 * @param string $place Where it is, such as "styles.color.text".
	 */
	public static function words( string $place, string $reason ): string {
		switch ( $reason ) {
			case Css_Text::LONG:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( 'What is in %s is longer than any style is. Shorten it.', 'atelier' );
				break;
			case Css_Text::CONTROL:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( 'There are invisible control characters in %s. Type it anew.', 'atelier' );
				break;
			case Css_Text::MARKUP:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( 'There is markup in %s. Styles have none: take “<” and what follows out.', 'atelier' );
				break;
			case Css_Text::SCRIPT:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( 'There is a script in %s, or an address that is not one of a picture or a font. Take it out.', 'atelier' );
				break;
			case Css_Text::SPILL:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( 'What is in %s would end the style and begin another one. Take semicolons, braces, backslashes and comments out.', 'atelier' );
				break;
			case Css_Text::OPEN:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( 'A bracket or a quote in %s has no counterpart. Close it, or take it out.', 'atelier' );
				break;
			case self::KEY:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( '%s has a name that scripts use for something else. Give it another one.', 'atelier' );
				break;
			case self::SLUG:
				/* translators: %s: a place in styles, such as "settings.color.palette.custom.0". */
				$words = __( '%s has a slug with signs that no slug can have. Use letters, digits and hyphens.', 'atelier' );
				break;
			case self::TAKEN:
				/* translators: %s: a place in styles, such as "settings.color.palette.custom.0". */
				$words = __( '%s has the slug of another one in the same list. Give it another one.', 'atelier' );
				break;
			case self::CIRCLE:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( '%s refers to itself, perhaps through others. Choose a value that does not.', 'atelier' );
				break;
			default:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( 'What is in %s is of another kind than what belongs there. Reset it, or choose another value.', 'atelier' );
		}
		return sprintf( $words, $place );
	}
}
