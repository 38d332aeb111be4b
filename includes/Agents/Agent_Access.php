<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Rest;
use WP_User;

/**
 * What an agent needs to log in. Shown once, by the request after the one that makes it; of the password, WordPress keeps a hash.
 */
final class Agent_Access {
	/** Of WordPress's adapter for the Model Context Protocol, which finds Atelier's abilities by itself. */
	private const MCP_SERVER = 'mcp/mcp-adapter-default-server';

	private WP_User $user;
	private string $password;

	public function __construct( WP_User $user, string $password ) {
		$this->user     = $user;
		$this->password = $password;
	}

	/** @return string The key with which who acts now can take it once; see Shown_Once. */
	public function keep(): string {
		return Shown_Once::keep( get_current_user_id(), $this->user->ID . ' ' . $this->password );
	}

	/** @return self|null Null where it was shown before, or too long ago, and where its agent is gone. */
	public static function take( string $key ): ?self {
		list( $id, $password ) = explode( ' ', Shown_Once::take( get_current_user_id(), $key ) ?? '', 2 ) + array( '', '' );

		$user = Agent_Role::find( (int) $id );
		return is_wp_error( $user ) ? null : new self( $user, $password );
	}

	public function name(): string {
		return $this->user->display_name;
	}

	/** The text for the configuration of an agent: JSON, in English, since programs read it. */
	public function text(): string {
		$routes = rest_url( Rest::ROUTE_NAMESPACE . '/agents/' );
		$access = array(
			'site'     => home_url( '/' ),
			'user'     => $this->user->user_login,
			'password' => $this->password,
			'login'    => 'HTTP Basic authentication with user and password',
			'routes'   => $routes,
			'start'    => "GET {$routes}describe-site",
			'propose'  => "POST {$routes}propose",
			'mcp'      => rest_url( self::MCP_SERVER ),
			'mcp_note' => 'The address for MCP works where the plugin MCP Adapter is active (https://github.com/WordPress/mcp-adapter), with the same user and password.',
		);
		return (string) wp_json_encode( $access, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}
}
