<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Json;

/**
 * A record at one moment: its properties as WordPress's REST API takes them, raw.
 */
final class Record_State {
	/** A post type, or Change::SITE. */
	public string $type;

	/** A post's number, "theme//slug", or empty for the site's settings. */
	public string $id;

	/** Its title. */
	public string $label;

	/** @var array<string, mixed> */
	public array $properties;

	/** Tells passwords apart while a request lasts; it is never stored. Empty without a password. */
	public string $password;

	/** @param array<string, mixed> $properties */
	public function __construct( string $type, string $id, string $label, array $properties, string $password = '' ) {
		$this->type       = $type;
		$this->id         = $id;
		$this->label      = $label;
		$this->properties = $properties;
		$this->password   = $password;
	}

	/**
	 * The same with other properties.
	 *
	 * @param array<string, mixed> $properties
	 */
	public function with( array $properties ): self {
		return new self( $this->type, $this->id, $this->label, $properties + $this->properties, $this->password );
	}

	/**
	 * The properties of the first that are others than in the second. Keys of meta count as properties.
	 *
	 * @param array<string, mixed> $these
	 * @param array<string, mixed> $those
	 * @return array<string, mixed>
	 */
	public static function differences( array $these, array $those ): array {
		$found = array();
		foreach ( $these as $name => $value ) {
			$other = $those[ $name ] ?? null;
			if ( 'meta' === $name && is_array( $value ) ) {
				$meta = self::differences( $value, is_array( $other ) ? $other : array() );
				if ( $meta ) {
					$found['meta'] = $meta;
				}
			} elseif ( ! Json::is_same( $value, $other ) ) {
				$found[ $name ] = $value;
			}
		}
		return $found;
	}
}
