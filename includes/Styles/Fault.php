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
				$words = __( 'The value of %s is too long. Shorten it.', 'atelier' );
				break;
			case Css_Text::CONTROL:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( '%s contains invisible control characters. Type it again.', 'atelier' );
				break;
			case Css_Text::MARKUP:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( '%s contains HTML, which isn’t allowed in styles. Remove “<” and everything after it.', 'atelier' );
				break;
			case Css_Text::SCRIPT:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( '%s contains a script, or a URL that isn’t an image or a font. Remove it.', 'atelier' );
				break;
			case Css_Text::SPILL:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( 'The value of %s would break the style around it. Remove semicolons, braces, backslashes and comments.', 'atelier' );
				break;
			case Css_Text::OPEN:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( 'A bracket or quotation mark in %s isn’t closed. Close it or remove it.', 'atelier' );
				break;
			case self::KEY:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( 'The name %s is reserved. Choose another name.', 'atelier' );
				break;
			case self::SLUG:
				/* translators: %s: a place in styles, such as "settings.color.palette.custom.0". */
				$words = __( 'The slug of %s contains invalid characters. Use letters, digits and hyphens.', 'atelier' );
				break;
			case self::TAKEN:
				/* translators: %s: a place in styles, such as "settings.color.palette.custom.0". */
				$words = __( 'Another item in the same list already has the slug of %s. Choose another slug.', 'atelier' );
				break;
			case self::CIRCLE:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( '%s refers to itself, directly or through other values. Choose another value.', 'atelier' );
				break;
			default:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( 'This type of value isn’t allowed in %s. Reset it or choose another value.', 'atelier' );
		}
		return sprintf( $words, $place );
	}
}
