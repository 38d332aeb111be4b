<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

use InvalidArgumentException;

/**
 * Why something cannot be styles.
 */
final class Invalid_Styles extends InvalidArgumentException {
	/** Which rule it breaks, such as `too_large`. */
	private string $slug;

	public function __construct( string $slug, string $for_user ) {
		parent::__construct( $for_user );
		$this->slug = $slug;
	}

	public function slug(): string {
		return $this->slug;
	}
}
