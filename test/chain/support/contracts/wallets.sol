// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// A wallet that is a contract: it accepts its owner's signatures (ERC-1271), and anyone may carry a signed order to it.
contract SmartWallet {
    address public immutable owner;
    uint256 public nonce;

    constructor(address owner_) {
        owner = owner_;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) public view returns (bytes4) {
        return recover(hash, signature) == owner ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }

    function execute(address target, bytes calldata data, bytes calldata signature) external {
        bytes32 order = keccak256(abi.encode(address(this), nonce++, target, data));
        require(recover(order, signature) == owner, "not the owner's order");
        (bool done, ) = target.call(data);
        require(done, "the order failed");
    }

    function recover(bytes32 hash, bytes calldata signature) private pure returns (address) {
        if (signature.length != 65) return address(0);
        return ecrecover(hash, uint8(signature[64]), bytes32(signature[0:32]), bytes32(signature[32:64]));
    }
}

/// Deploys wallets at addresses that are known beforehand.
contract WalletFactory {
    function create(address owner, bytes32 salt) external {
        new SmartWallet{salt: salt}(owner);
    }

    function addressOf(address owner, bytes32 salt) external view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(SmartWallet).creationCode, abi.encode(owner)));
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, code)))));
    }
}

/// Wallets that do not answer as asked.
contract RevertingWallet {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        revert("no");
    }
}

contract EndlessWallet {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        while (true) {}
        return 0x1626ba7e;
    }
}

contract BrokenWallet {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        assembly {
            invalid()
        }
    }
}

contract TalkativeWallet {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        assembly {
            mstore(0, 1)
            return(0, 100000)
        }
    }
}

/// Asks its caller to fetch an address of the wallet's choice (ERC-3668).
contract LookupWallet {
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData);

    string private url;

    constructor(string memory url_) {
        url = url_;
    }

    function isValidSignature(bytes32, bytes calldata) external view returns (bytes4) {
        string[] memory urls = new string[](1);
        urls[0] = url;
        revert OffchainLookup(address(this), urls, "", this.isValidSignature.selector, "");
    }
}
