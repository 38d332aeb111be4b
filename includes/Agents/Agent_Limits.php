<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

/**
 * How much agents may propose on this site, and of what. Immutable.
 */
final class Agent_Limits {
	public const STYLES    = 'styles';
	public const TEMPLATES = 'templates';
	public const MENUS     = 'menus';
	public const PAGES     = 'pages';
	public const SETTINGS  = 'settings';

	/** All areas, in the order of the screen. */
	public const AREAS = array( self::STYLES, self::TEMPLATES, self::MENUS, self::PAGES, self::SETTINGS );

	/** @var array<string, array{ int, int, int }> The least, the default and the most of each number. */
	public const NUMBERS = array(
		'drafts'    => array( 1, 5, 50 ),
		'changes'   => array( 1, 100, 500 ),
		'requests'  => array( 1, 120, 1200 ),
		'kilobytes' => array( 16, 1024, 8192 ),
	);

	/** @var array<string, int> As NUMBERS. */
	private array $numbers;

	/** @var list<string> */
	private array $areas;

	/** @param array<mixed> $stored Anything that is missing or wrong is as by default. */
	public function __construct( array $stored ) {
		$this->numbers = array();
		foreach ( self::NUMBERS as $name => list( $least, $default, $most ) ) {
			$given                  = $stored[ $name ] ?? null;
			$this->numbers[ $name ] = is_numeric( $given ) ? max( $least, min( $most, (int) $given ) ) : $default;
		}
		$this->areas = is_array( $stored['areas'] ?? null ) ? array_values( array_intersect( self::AREAS, $stored['areas'] ) ) : self::AREAS;
	}

	/** Of the settings of this site. */
	public static function read(): self {
		return new self( Agent_Settings::stored() );
	}

	/** The open site drafts of an agent. */
	public function drafts(): int {
		return $this->numbers['drafts'];
	}

	/** The changed records of one site draft. */
	public function changes(): int {
		return $this->numbers['changes'];
	}

	/** The requests of an agent in a minute. */
	public function requests(): int {
		return $this->numbers['requests'];
	}

	/** The size of one request, in bytes. */
	public function bytes(): int {
		return $this->numbers['kilobytes'] * KB_IN_BYTES;
	}

	/** @return list<string> Those of AREAS that agents may change. */
	public function areas(): array {
		return $this->areas;
	}

	/** @param string $area One of AREAS. */
	public function allows( string $area ): bool {
		return in_array( $area, $this->areas, true );
	}

	/** @return array<string, int|list<string>> As it is stored. */
	public function to_stored(): array {
		return $this->numbers + array( 'areas' => $this->areas );
	}
}
